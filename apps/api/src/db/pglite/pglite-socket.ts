import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';

/** Length of the complete wire messages at the start of `data`; only a startup message has no type byte. */
function completeLength(data: Buffer, started: boolean): number {
  let end = 0;
  let typeBytes = started ? 1 : 0;
  while (end + typeBytes + 4 <= data.length) {
    const next = end + typeBytes + data.readInt32BE(end + typeBytes);
    if (next > data.length) break;
    end = next;
    typeBytes = 1;
  }
  return end;
}

/**
 * A socket of `pg` to the worker with the embedded database. PGlite needs complete messages, and answers all of them
 * before it reads the next ones: so chunks that are corked together are sent together.
 */
export class PgliteSocket extends Duplex {
  readonly #worker: Worker;
  #started = false;
  #rest: Buffer = Buffer.alloc(0);

  constructor(worker: Worker) {
    super();
    this.#worker = worker;
    worker.on('message', this.#receive);
    worker.once('exit', this.#lost);
  }

  readonly #receive = (answer: Uint8Array) => {
    this.push(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength));
  };
  readonly #lost = () => this.destroy(new Error('The embedded database has stopped.'));

  connect() {
    const isGone = this.#worker.threadId === -1;
    queueMicrotask(() => (isGone ? this.#lost() : this.emit('connect')));
    return this;
  }
  setNoDelay() {
    return this;
  }
  setKeepAlive() {
    return this;
  }
  ref() {
    return this;
  }
  unref() {
    return this;
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    this.#send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void) {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  #send(chunk: Buffer) {
    const data = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const length = completeLength(data, this.#started);
    this.#rest = data.subarray(length);
    if (length === 0) return;
    this.#started = true;
    const request = Uint8Array.prototype.slice.call(data, 0, length);
    this.#worker.postMessage(request, [request.buffer]);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void) {
    this.#worker.off('message', this.#receive);
    this.#worker.off('exit', this.#lost);
    done(error);
  }
}
