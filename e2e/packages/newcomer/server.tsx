import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './app.tsx';

/** Returns the HTML that a server sends before any script has run. */
export const html = () =>
  renderToString(
    <StrictMode>
      <App />
    </StrictMode>,
  );
