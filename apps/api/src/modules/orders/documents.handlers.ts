import { requireAccount } from '../../accounts/auth.ts';
import type { Handler } from '../../contract/contract.ts';
import { attach } from '../../http/attachment.ts';
import { Problem } from '../../http/problem.ts';
import { PDF_TYPE } from '../../print/pdf.ts';
import { type StoredDocument, selectDocument } from './documents/documents.sql.ts';
import { writePaper } from './documents/paper.ts';
import { hasFullName } from './documents/upd-parties.ts';
import type { updXml } from './documents/upd-xml.ts';
import { noOrder } from './order-act.handlers.ts';
import { noSuch } from './order-words.ts';
import { selectOrder } from './orders.sql.ts';

const NAMES = { invoice: 'Счёт', upd: 'УПД', torg12: 'ТОРГ-12' };

/** Throws 409 if the document lacks what the electronic exchange requires. */
function assertExchangeable({ kind, content }: StoredDocument) {
  if (kind === 'invoice') throw new Problem(409, 'У счёта нет электронной формы: скачайте PDF');
  if (!content.seller.inn || !content.seller.address)
    throw new Problem(409, 'Для XML нужны ИНН и адрес поставщика: заполните их в компании');
  if (!hasFullName(content.by.name))
    throw new Problem(
      409,
      'Для XML нужны фамилия и имя того, кто отгружает: заполните их в профиле',
    );
}

export const getOrderDocument: Handler<'getOrderDocument'> = async (request, reply) => {
  const { db, params, query } = request;
  const order = await selectOrder(db, requireAccount(request), params.id);
  if (!order) throw noOrder();
  const document = await selectDocument(db, params.id, params.document_id);
  if (!document) throw noSuch('документа');
  if (query.format === 'xml') {
    assertExchangeable(document);
    const { name, bytes } = await writePaper<ReturnType<typeof updXml>>(
      reply,
      'writeUpdXml',
      document,
    );
    attach(reply, name, 'application/xml');
    return Buffer.from(bytes);
  }
  const { kind, number, issued_on } = document;
  attach(reply, `${NAMES[kind]} ${number} от ${issued_on}.pdf`, PDF_TYPE);
  const paper = { ...document, bank_changed_on: order.bank_changed_on };
  return Buffer.from(await writePaper(reply, 'printDocument', paper));
};
