import classes from './talk.module.css';

/** How what stands on a timeline looks. */
export const talkClasses = classes;
