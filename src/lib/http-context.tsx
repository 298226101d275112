import { createContext, useContext } from 'react';
import type { Http } from './http';

export const HttpContext = createContext<Http | null>(null);

/** Returns the client for calls that are not for records, such as a PDF download. For records, use Refine's hooks. */
export const useHttp = (): Http => {
  const http = useContext(HttpContext);
  if (!http) throw new Error('useHttp needs an HttpContext above it');
  return http;
};
