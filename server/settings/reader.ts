import { rules } from '@core/form/rules';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads settings and gathers what is wrong with them, so that all of it can be said at once. */
export interface Reader {
  /** The value without spaces around it; an empty variable counts as unset. */
  text(name: string): string | undefined;
  /** One sentence on what is wrong. */
  complain(sentence: string): void;
  readonly complaints: readonly string[];
  port(name: string, fallback: number): number;
  /** A number above 0, with at most two decimals. */
  amount(name: string, fallback: number): number;
  /** An http or https address without a slash at its end. */
  address(name: string, fallback: string): string;
  isOn(name: string, fallback: boolean): boolean;
  email(name: string): string | undefined;
  /** Items that commas separate. */
  list(name: string): readonly string[];
}

const isWebAddress = (text: string): boolean =>
  /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '');

export const createReader = (environment: Environment): Reader => {
  const complaints: string[] = [];
  const complain = (sentence: string): void => void complaints.push(sentence);
  const text = (name: string): string | undefined => environment[name]?.trim() || undefined;
  return {
    text,
    complain,
    complaints,
    port: (name, fallback) => {
      const given = text(name) ?? String(fallback);
      if (/^\d{1,5}$/.test(given) && Number(given) <= 65_535) return Number(given);
      complain(`${name} must be a number from 0 to 65535, not "${given}".`);
      return fallback;
    },
    amount: (name, fallback) => {
      const given = text(name) ?? String(fallback);
      if (/^\d{1,4}(\.\d{1,2})?$/.test(given) && Number(given) > 0) return Number(given);
      complain(`${name} must be a number above 0, not "${given}".`);
      return fallback;
    },
    address: (name, fallback) => {
      const given = text(name) ?? fallback;
      if (isWebAddress(given)) return given.replace(/\/+$/, '');
      complain(`${name} must be an http or https address, not "${given}".`);
      return fallback;
    },
    isOn: (name, fallback) => {
      const given = text(name);
      if (given === undefined) return fallback;
      if (given !== 'on' && given !== 'off') complain(`${name} must be on or off, not "${given}".`);
      return given === 'on';
    },
    email: (name) => {
      const given = text(name);
      if (given !== undefined && !rules.email(given))
        complain(`${name} must be an email address, not "${given}".`);
      return given?.toLowerCase();
    },
    list: (name) =>
      (text(name) ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
  };
};

/** Whether a host name or address never leaves this machine. IPv6 with or without brackets. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);

/** The host of an address, in lower case; empty where the text is no address. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');
