import { createPrivateKey } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ApiDeps } from '../api/deps';
import type { SigningProvider } from './provider';
import type { SigningSettings } from './settings';
import { createStandIn } from './stand-in/provider';

const readKey = (file: string): string => {
  try {
    const key = readFileSync(file, 'utf8');
    createPrivateKey(key);
    return key;
  } catch (error) {
    throw new Error(`DOCUSIGN_PRIVATE_KEY_FILE ${file} cannot be read as a private key.`, { cause: error });
  }
};

/** Creates the provider from the settings. Throws an Error with one clear sentence when its private key cannot be read. */
export const openSigning = async (
  settings: SigningSettings,
  deps: Pick<ApiDeps, 'storage' | 'keys' | 'clock' | 'pdf' | 'publicUrl'>,
): Promise<SigningProvider> => {
  if (settings.provider === 'stand-in') return createStandIn(deps);
  const { provider: _, privateKeyFile, ...rest } = settings;
  const privateKey = readKey(privateKeyFile);
  const { createDocusign } = await import('./docusign/provider');
  return createDocusign({ ...rest, privateKey, publicUrl: deps.publicUrl }, () => deps.clock.now());
};
