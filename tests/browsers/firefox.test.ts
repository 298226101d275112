import { openFirefox } from './firefox';
import { describeJourneys } from './journeys';

describeJourneys('Firefox', { openBrowser: openFirefox, narrow: 390 });
