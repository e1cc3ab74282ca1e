import type { ApprovalState } from '@org/api-client/schema';
import type { Login } from '../accounts/login.ts';
import type { Notice } from '../accounts/notices/notice.ts';

/** The data of each kind of job. A job waits in the database for its turn, so its data holds no secret. */
export interface JobData {
  /** Sends a link to the owner of a login, if there is one. */
  'password-reset': Login;
  /** Sends a link of the table `link`. */
  link: { id: string };
  /** Tells the owner of an account about an event in it. */
  notice: Notice;
  /** Tells both sides of an order what has happened to it: an event of the table `order_event`. */
  'order-news': { event: number };
  /** Tells one side, by letter or text message. */
  'order-letter': OrderLetter;
  /** Shows one side a notice in a browser. */
  'order-push': OrderPush;
  /** Tells whom it concerns that an approval waits, or what became of it. */
  'approval-news': { approval: string; state: ApprovalState };
  /** Tells one of them, by letter, by text message or in a browser. */
  'approval-message': ApprovalMessage;
  /** Tells a supplier that he is asked for prices, or the buyer that the supplier has answered. */
  'quote-news': QuoteNews;
  /** Tells one of them, by letter, by text message or in a browser. */
  'quote-message': QuoteNews & Pick<ApprovalMessage, 'channel' | 'to'>;
  /** Puts stock on sale again that waits for a yes no longer. */
  'lapse-approvals': Record<string, never>;
  /** Compares what has changed in the catalog with what is watched. */
  'compare-watches': Record<string, never>;
  /** Tells an account what has come that it watches, by letter, by text message or in a browser. */
  'watch-message': WatchMessage;
  /** Shows an owner of a company an entry of its security log in a browser. */
  'company-push': { entry: number; browser: string };
  /** Lets new bank details take effect that nobody has refused for a day. */
  'bank-changes': Record<string, never>;
  /** Makes drafts of requests whose time to repeat has come. */
  'repeat-requests': Record<string, never>;
  /** Puts stock on sale again if its order was not answered or paid in time. */
  'lapse-orders': Record<string, never>;
  /** Reads a price list, up to its preview. */
  'read-price-list': { id: string; attempt: number };
  /** Puts a price list on sale. */
  'apply-price-list': { id: string };
  /** Tells whoever loaded a price list what it has changed, by letter. */
  'import-letter': { id: string };
  /** Starts to fetch from the sources of price lists whose turn it is. */
  'due-sources': Record<string, never>;
  /** Records which letters have arrived for sources of price lists. */
  'read-mailbox': Record<string, never>;
  /** Fetches from a source: a row of the table `source_fetch`. */
  'fetch-source': { id: string };
  /** Tells somebody of the company that a source brings nothing that can be sold. */
  'source-letter': { source: string; to: string };
  /** Continues an exchange with 1С: reads what has arrived, and puts it on sale once all of it has. */
  exchange: { session: string };
  /** Ends exchanges that nobody continues. */
  'due-exchanges': Record<string, never>;
  /** Tells companies' programs what has changed in their showcases. */
  'tell-showcases': Record<string, never>;
  /** Fetches Avito's names of makers and models of tyres. */
  'avito-models': Record<string, never>;
  /** Records the state of the market today. */
  'market-day': Record<string, never>;
  'market-demand': Record<string, never>;
  'lost-choices': Record<string, never>;
  /** Tells suppliers what the last week was on the market. */
  'market-week': Record<string, never>;
  /** Tells one of a supplier's people, by letter, by text message or in a browser. */
  'market-message': MarketMessage;
  /** Learns of models what independent suppliers agree on. */
  'market-facts': Record<string, never>;
  /** Counts how suppliers have answered their orders. */
  'supplier-reliability': Record<string, never>;
  /** Removes what has expired. */
  'clean-up': Record<string, never>;
}
export interface OrderLetter {
  event: number;
  to: string;
  side: 'buyer' | 'supplier';
  /** Jobs that were added before there was a choice have none. @default 'email' */
  channel?: 'email' | 'phone';
}
export interface OrderPush {
  event: number;
  side: 'buyer' | 'supplier';
  /** A row of the table `push_subscription`. */
  browser: string;
  account: string;
}
export interface MarketMessage {
  company: string;
  /** the Monday on which it began, `2026-11-23` */
  week: string;
  channel: 'email' | 'phone' | 'push';
  /** An address, or a row of the table `push_subscription`. */
  to: string;
}
export interface QuoteNews {
  inquiry: string;
  supplier: string;
  /** of the supplier's answer; 0: he is asked */
  version: number;
  /** the price that the buyer wishes of a quote: then it is the supplier who is told */
  wish?: { quote: string; price: number };
  /** the later end of the inquiry: then whoever has not answered is asked once more */
  until?: string;
}
export interface WatchMessage extends Pick<ApprovalMessage, 'channel' | 'to'> {
  account: string;
  /** news since this moment */
  since: string;
}
export interface ApprovalMessage {
  approval: string;
  state: ApprovalState;
  channel: 'email' | 'phone' | 'push';
  /** An address, or a row of the table `push_subscription`. */
  to: string;
}
export type JobName = keyof JobData;
/**
 * `signal` tells a worker to stop: the process ends, or the job has been given to another process. `id` is the job's
 * id. What a worker adds under this id, or under one made from it, is added only once, however often the job is
 * started.
 */
export type Workers = {
  [Name in JobName]: (data: JobData[Name], signal: AbortSignal, id: string) => Promise<void>;
};
