import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import {
  answerInquiry,
  answerWish,
  type InquiryAnswer,
  inquiryAtom,
  refreshInquiry,
} from '../../features/quotes/quotes.atoms.ts';
import {
  InquiryView,
  type InquiryViewProps,
} from '../../features/quotes/supplier/inquiry-view.tsx';
import { BackLink } from '../../shared/page/back-link.tsx';
import { Loaded } from '../../shared/page/loaded.tsx';
import { toast } from '../../shared/page/messages.ts';
import { paths } from '../../shared/page/paths.ts';
import { useCompany } from './company.tsx';

/** One inquiry, which a company answers. */
export function CompanyInquiry() {
  const { id } = useCompany();
  const { inquiry: inquiryId = '' } = useParams();
  const query = useAtomValue(inquiryAtom({ company: id, id: inquiryId }));
  const answer = async (body: InquiryAnswer) => {
    try {
      await answerInquiry(id, inquiryId, body);
      toast.success(body.lines.length > 0 ? 'Предложение отправлено' : 'Ответили: не предлагаем');
    } catch (reason) {
      // a colleague may have been quicker
      void refreshInquiry();
      throw reason;
    }
  };
  const wish: InquiryViewProps['onWish'] = async (quote, price, is_agreed) => {
    try {
      await answerWish(id, inquiryId, quote, { price, is_agreed });
      toast.success(is_agreed ? 'Согласились: теперь это цена предложения' : 'Отказались');
    } catch (reason) {
      // the quote may have been ordered, or answered by a colleague
      void refreshInquiry();
      throw reason;
    }
  };
  return (
    <>
      <BackLink href={paths.companyInquiries(id)}>Запросы</BackLink>
      <Loaded query={query}>
        {(inquiry) => (
          <InquiryView
            key={`${inquiry.id} ${inquiry.version}`}
            inquiry={inquiry}
            onAnswer={answer}
            onWish={wish}
          />
        )}
      </Loaded>
    </>
  );
}
