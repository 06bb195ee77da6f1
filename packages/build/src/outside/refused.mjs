/** What a command cannot do; its message is fit for a terminal. Nothing was switched. */
export class Refused extends Error {
  name = 'Refused';
}
