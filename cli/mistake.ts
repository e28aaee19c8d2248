/** Something the person at the keyboard got wrong: a sentence that says what to do. Shown as it is, without a stack trace. */
export class Mistake extends Error {}
