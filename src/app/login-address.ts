/** The login that leads back to this address. */
export const loginAddress = (address: string): string => {
  const { pathname, search, hash } = new URL(address);
  const back = pathname + search + hash;
  return back === '/' ? '/login' : `/login?${new URLSearchParams({ redirect: back }).toString()}`;
};
