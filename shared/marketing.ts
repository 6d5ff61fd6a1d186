/** Shapes of the public pages' texts, which are in `messages/`. */

export interface Figure {
  readonly number: string;
  readonly label: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}
