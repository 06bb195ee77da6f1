export { keptAuthors } from '../scorecards/scorecard-visibility.ts';
