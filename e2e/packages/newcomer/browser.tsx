import '@org/ui/styles.css';
import '@org/phone-input/styles.css';
import './readme/theme.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { Examples } from './examples.tsx';

const root = document.getElementById('root') as HTMLElement;
const app = <StrictMode>{location.search === '?examples' ? <Examples /> : <App />}</StrictMode>;
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
