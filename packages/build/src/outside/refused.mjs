/** A command that cannot be carried out; its message suits a terminal. Nothing was switched. */
export class Refused extends Error {
  name = 'Refused';
}
