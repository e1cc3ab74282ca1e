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
  | 'key-made'
  | 'webhook-off';

export interface Notice {
  kind: NoticeKind;
  /** An e-mail, or the digits of a phone. */
  to: string;
  /** RFC 3339 */
  at: string;
  /** What the event is about: a browser, an address. */
  detail?: string;
}
