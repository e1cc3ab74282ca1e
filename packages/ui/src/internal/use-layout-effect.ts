import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** `useLayoutEffect` without React 18's warning on the server. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
