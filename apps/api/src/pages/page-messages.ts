/** What the server and the process that draws its pages say to each other. */

/** An address of the application. */
export interface Address {
  /** as «/suppliers/:id» */
  pattern: string;
  /** whether anybody may see what is there */
  isPublic: boolean;
}

export interface Page {
  status: number;
  /** the page's own address, where another one was asked for */
  location?: string;
  /** the whole document: text, or compressed by brotli */
  body: string | Uint8Array;
  /** hash of its styles, for the security policy */
  styleHash: string;
}

export interface Call {
  method: string;
  /** with its query */
  url: string;
  type: string | undefined;
  body: string | undefined;
}

export interface Answer {
  status: number;
  type: string;
  body: string;
}

export interface Order {
  url: string;
  /** of the window that it is for, px */
  width: number;
  /** the visitor's cookie of this name: choices, and whether they are signed in */
  view: string;
  isCompressed: boolean;
}

export type ToProcess =
  | { kind: 'order'; id: number; order: Order }
  | { kind: 'answer'; call: number; answer: Answer };

export type FromProcess =
  | { kind: 'ready'; addresses: Address[] }
  | { kind: 'call'; id: number; call: number; asked: Call }
  | { kind: 'page'; id: number; page: Page }
  | { kind: 'failure'; id: number; message: string };
