/** The record that a task, or what becomes one, is about. */
export { findSubject, type TaskSubject } from '../reading/task-subject.ts';
