import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** `useLayoutEffect` that says nothing on the server, where React 18 warns about it. */
export const useLayoutEffect = typeof document === 'undefined' ? useEffect : useReactLayoutEffect;
