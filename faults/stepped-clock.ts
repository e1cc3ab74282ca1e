import { BroadcastChannel, isMainThread } from 'node:worker_threads';

/**
 * Imported by a server before anything else: its clock, and that of the database within it, is as far off as its parent
 * says, from that moment on, or as its environment says from the start. Time that passes is measured as ever.
 */
let offset = Number(process.env.CLOCK_OFFSET_MS ?? 0);
const channel = new BroadcastChannel('stepped-clock');
channel.onmessage = ({ data }) => {
  offset = Number(data);
};
channel.unref();
if (isMainThread)
  process.on('message', (message: { offset: number }) => {
    offset = message.offset;
    channel.postMessage(offset);
  });

const now = () => RealDate.now() + offset;
const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], self),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
