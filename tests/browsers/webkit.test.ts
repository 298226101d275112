import { describeJourneys } from './journeys';
import { openWebKit } from './webkit';

describeJourneys('WebKit', { openBrowser: openWebKit, narrow: 447 });
