import { Badge } from '@org/ui/badge';
import { ButtonLink } from '@org/ui/button-link';
import { EmptyState } from '@org/ui/empty-state';
import { Heading } from '@org/ui/heading';
import { Text } from '@org/ui/text';
import { formatPieces } from '../../../shared/format/format.ts';
import { formatDeadline } from '../../../shared/format/format-moment.ts';
import { INQUIRY_STATES } from '../quote-words.ts';
import type { InquirySummary } from '../quotes.atoms.ts';
import * as css from '../quotes.css.ts';

export interface InquiryListProps {
  inquiries: readonly InquirySummary[];
  /** The page of an inquiry. */
  hrefOf: (id: string) => string;
}

/** What a company is asked to quote: what waits first. */
export function InquiryList({ inquiries, hrefOf }: InquiryListProps) {
  if (inquiries.length === 0)
    return (
      <EmptyState title="Цен пока никто не просит">
        Здесь появятся запросы покупателей о товарах, которые у вас есть.
      </EmptyState>
    );
  const waiting = inquiries.filter(waits).length;
  return (
    <section aria-labelledby="inquiries">
      <Heading id="inquiries" level={2} size={16}>
        {waiting > 0 ? `Ждут вашу цену: ${waiting}` : 'Все ответы отправлены'}
      </Heading>
      <p className={css.note}>Имя покупателя откроется, когда он закажет.</p>
      <ul className={css.list}>
        {inquiries.map((inquiry) => (
          <Row key={inquiry.id} inquiry={inquiry} href={hrefOf(inquiry.id)} />
        ))}
      </ul>
    </section>
  );
}

/** Whether the supplier is to answer: with prices, or whether he gives his own cheaper. */
const waits = ({ state, wishes_count }: InquirySummary) => state === 'waiting' || wishes_count > 0;

const BARGAINED = { text: 'Торгуются', tone: 'warn' } as const;

function Row({ inquiry, href }: { inquiry: InquirySummary; href: string }) {
  const { city, until, state, beginning, lines_count, quantity } = inquiry;
  const { text, tone } = inquiry.wishes_count > 0 ? BARGAINED : INQUIRY_STATES[state];
  const more = lines_count - beginning.length;
  const verb = waits(inquiry) ? 'Ответить' : 'Открыть';
  const title = `${beginning.join(', ')}${more > 0 ? ` и ещё ${more}` : ''}`;
  return (
    <li className={css.inquiry}>
      <div className={css.what}>
        <Text as="span" weight="semi" tone="inherit">
          {title}
        </Text>
        <span className={css.note}>Покупатель: {city}</span>
      </div>
      <span>{formatPieces(quantity)}</span>
      <span className={css.note}>до: {formatDeadline(until)}</span>
      <span>
        <Badge tone={tone}>{text}</Badge>
      </span>
      <ButtonLink href={href} aria-label={`${verb}: ${title}`}>
        {verb}
      </ButtonLink>
    </li>
  );
}
