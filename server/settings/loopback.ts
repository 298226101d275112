/** Whether a host name or IP address stays on this machine. IPv6 with or without brackets. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** Returns the host of a URL in lower case. Empty when the text is not a URL. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');
