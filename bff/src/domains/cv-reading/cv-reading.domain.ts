import type { Domain } from '../../domain.ts';
import { readingJobs } from './cv-reading.jobs.ts';
import { liveReadings } from './cv-reading.live.ts';
import { personalReviews, personalSuggestions } from './cv-reading.personal.ts';
import { cvReadingRoutes } from './cv-reading.router.ts';

export const cvReadingDomain: Domain = {
  name: 'cv-reading',
  routes: cvReadingRoutes,
  jobs: readingJobs,
  live: liveReadings,
  personal: [personalReviews, personalSuggestions],
};
