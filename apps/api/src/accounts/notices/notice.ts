/** What the owner of an account is told, whoever did it. */
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
  | 'key-made'
  | 'webhook-off';

export interface Notice {
  kind: NoticeKind;
  /** An e-mail, or the digits of a phone. */
  to: string;
  /** RFC 3339 */
  at: string;
  /** What it was done with or to: a browser, an address. */
  detail?: string;
}
