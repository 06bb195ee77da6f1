import classes from './talk.module.css';

/** Styles of timeline entries. */
export const talkClasses = classes;
