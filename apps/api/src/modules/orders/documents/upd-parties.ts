import type { XmlNode } from '../../../print/print-xml.ts';
import type { DocumentParty } from './content.ts';

/** «ИП Мельников Андрей Петрович» → «Мельников Андрей Петрович» */
const withoutForm = (name: string) => name.replace(/^ИП\s+/i, '');

const namesOf = (name: string) => withoutForm(name).trim().split(/\s+/).filter(Boolean);

/** Whether a name has both a surname and a first name. */
export const hasFullName = (name: string | null) => namesOf(name ?? '').length >= 2;

export function personNode(name: string): XmlNode {
  const [surname = '', firstName = '', ...patronymic] = namesOf(name).map((part) =>
    part.slice(0, 60),
  );
  return {
    name: 'ФИО',
    attributes: {
      Фамилия: surname,
      Имя: firstName,
      Отчество: patronymic.length > 0 ? patronymic.join(' ').slice(0, 60) : undefined,
    },
  };
}

/** Whether a name looks like a person's full name, unlike «Шиномонтаж на Окской». */
const isFullName = (name: string) =>
  hasFullName(name) &&
  namesOf(name)
    .slice(0, 2)
    .every((part) => /^\p{Lu}[\p{L}'’-]*$/u.test(part));

const isEntrepreneur = (name: string) => /^ИП\s/i.test(name) && isFullName(name);

/** A company (its ИНН has ten digits), a sole trader (twelve), or a person (with or without an ИНН). */
function identityNode({ name, inn, kpp }: DocumentParty): XmlNode {
  if (inn?.length === 10)
    return {
      name: 'СвЮЛУч',
      attributes: { НаимОрг: name.slice(0, 1000), ИННЮЛ: inn, КПП: kpp || undefined },
    };
  const ИННФЛ = inn || undefined;
  if (inn && isEntrepreneur(name))
    return { name: 'СвИП', attributes: { ИННФЛ }, children: [personNode(name)] };
  return isFullName(name)
    ? { name: 'СвФЛУч', attributes: { ИННФЛ }, children: [personNode(name)] }
    : { name: 'СвФЛУч', attributes: { ИННФЛ, ИныеСвед: name.slice(0, 255) } };
}

/** A party of the exchange. Its address is written as plain text, not by the address classifier. */
export const partyNode = (name: string, party: DocumentParty): XmlNode => ({
  name,
  children: [
    { name: 'ИдСв', children: [identityNode(party)] },
    {
      name: 'Адрес',
      children: [
        {
          name: 'АдрИнф',
          attributes: {
            КодСтр: '643',
            НаимСтран: 'Россия',
            АдрТекст: (party.address?.trim() || 'Россия').slice(0, 1000),
          },
        },
      ],
    },
    party.bank !== null && {
      name: 'БанкРекв',
      attributes: { НомерСчета: party.bank.account },
      children: [
        {
          name: 'СвБанк',
          attributes: {
            НаимБанк: party.bank.name?.slice(0, 1000) || undefined,
            БИК: party.bank.bic,
            КорСчет: party.bank.correspondent_account || undefined,
          },
        },
      ],
    },
  ],
});
