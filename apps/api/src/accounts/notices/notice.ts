import type { CompanyEvent } from './company-events.ts';

/** Events that the owner of an account is told about, whoever caused them. */
export type NoticeKind =
  | 'new-device'
  | 'password'
  | 'email'
  | 'phone'
  | 'address-lost'
  | 'factor-added'
  | 'factor-removed'
  | 'recovery-code'
  | 'recovery-codes'
  | 'factor-demanded'
  | 'webhook-off'
  | 'company';

/** An entry of a company's security log. */
export interface CompanyNotice {
  id: string;
  name: string;
  event: CompanyEvent;
  /** Null if nobody did it. */
  by: string | null;
}

export interface Notice {
  kind: NoticeKind;
  /** An e-mail, or the digits of a phone. */
  to: string;
  /** RFC 3339 */
  at: string;
  /** What the event is about: a browser, an address. */
  detail?: string;
  /** Of the kind `company` only. */
  company?: CompanyNotice;
}
