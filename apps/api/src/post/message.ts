/** A letter, ready to be sent. */
export interface Letter {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Where letters like this are ended. @default nowhere */
  off?: string | undefined;
}

/** A text message to a phone: its digits with the country code. */
interface TextMessage {
  to: string;
  text: string;
}

/** Takes messages to people; rejects where it makes sense to try again. */
export interface Post {
  email(letter: Letter): Promise<void>;
  phone(message: TextMessage): Promise<void>;
}

/** A message that no repetition will deliver: nobody has the address. */
export class Undeliverable extends Error {}

export type Channel = keyof Post;
