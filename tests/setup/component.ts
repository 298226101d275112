import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { clearNotices } from '../../src/lib/notify';
import { setWidth } from '../helpers/width';

afterEach(() => {
  cleanup();
  // Every portal writes its own styles; those of the ones before would only be searched through.
  document.querySelectorAll('style[data-emotion^="ui"]').forEach((style) => style.remove());
  clearNotices();
  setWidth(1024);
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});
