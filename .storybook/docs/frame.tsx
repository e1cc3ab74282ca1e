import { useEffect, useRef } from 'react';

interface FrameProps {
  /** Name of the component's folder. */
  name: string;
  theme?: string | undefined;
  title: string;
  /** Called with what the frame shows, once the layer is open. */
  onShown?: ((body: Element) => void) | undefined;
}

/** The picture of a component that opens above the page, in a frame: so it does not cover the page of docs. */
export function Frame({ name, theme, title, onShown }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element || !onShown) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const root = element.contentDocument?.querySelector('.guide-pictured');
      const isOpen = element.contentDocument?.querySelector('.guide-marks circle');
      if (root && isOpen) timer = setTimeout(() => onShown(root.ownerDocument.body), 400);
      else timer = setTimeout(look, 200);
    };
    look();
    return () => clearTimeout(timer);
  }, [onShown]);
  const globals = theme ? `&globals=theme:${theme}` : '';
  return (
    <iframe
      ref={frame}
      className="guide-frame"
      title={title}
      loading={onShown ? 'eager' : 'lazy'}
      src={`iframe.html?id=foundations-anatomy--picture&viewMode=story&args=name:${name}${globals}`}
    />
  );
}
