/**
 * Before another question is drawn, an answer to the last one lets go of the focus: where what is taken away has it, the browser lays the
 * half-drawn page out once more. The focus is lost for no longer than the drawing takes.
 */
import { Component } from 'react';
import { letGo } from './keysFocus.ts';

export class LetGo extends Component<{ readonly question: string }> {
  override getSnapshotBeforeUpdate({ question }: { readonly question: string }): null {
    if (question !== this.props.question) letGo();
    return null;
  }

  // Without it React does not ask what was there before.
  override componentDidUpdate(): void {}

  override render() {
    return null;
  }
}
