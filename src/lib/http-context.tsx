import { createContext, useContext } from 'react';
import type { Http } from './http';

export const HttpContext = createContext<Http | null>(null);

/** Calls that are no record's, such as a PDF download. Records go through Refine's hooks. */
export const useHttp = (): Http => {
  const http = useContext(HttpContext);
  if (!http) throw new Error('useHttp needs an HttpContext above it');
  return http;
};
