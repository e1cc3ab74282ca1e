/** Milliseconds from the event to a finished layout and to the frame that shows it. */
export interface Timing {
  laidOut: number;
  paint: number;
}

/** Resolves in the next turn of the event loop, without the 4 ms delay of nested timers. */
export function nextTask() {
  const { port1, port2 } = new MessageChannel();
  return new Promise<void>((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(null);
  });
}

/** Times a response that began at `start` on the clock of the page. */
export async function finish(start: number): Promise<Timing> {
  document.body.getBoundingClientRect();
  const laidOut = performance.now() - start;
  await new Promise(requestAnimationFrame);
  await nextTask();
  return { laidOut, paint: performance.now() - start };
}
