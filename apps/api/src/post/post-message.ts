/** A letter, ready to be sent. */
export interface Letter {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** URL where letters like this can be turned off. @default nowhere */
  off?: string | undefined;
}

/** A text message to a phone: its digits with the country code. */
interface TextMessage {
  to: string;
  text: string;
}

/** Sends messages to people. Rejects if it makes sense to try again. */
export interface Post {
  email(letter: Letter): Promise<void>;
  phone(message: TextMessage): Promise<void>;
}

/** A message that can never be delivered: nobody has the address. */
export class UndeliverableError extends Error {}

export type Channel = keyof Post;
