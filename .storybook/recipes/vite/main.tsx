import '@org/ui/styles.css';
import { Button } from '@org/ui/button';
import { createToastQueue, ToastRegion } from '@org/ui/toast';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const toasts = createToastQueue();

function App() {
  return (
    <main>
      <h1>Orders</h1>
      <Button variant="primary" onPress={() => toasts.success('Order sent')}>
        Send the order
      </Button>
      <ToastRegion queue={toasts} />
    </main>
  );
}

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
