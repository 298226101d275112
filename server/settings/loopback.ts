/** Whether a host name or address never leaves this machine. IPv6 with or without brackets. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** The host of an address, in lower case; empty where the text is no address. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');
