/** What goes wrong while something is drawn is told, instead of an empty page. */
import { Component, type ReactNode } from 'react';
import { type Failure, failureOf } from '../match/failure.ts';
import { FailedScreen } from '../screens/Failed.tsx';

interface Props {
  readonly children: ReactNode;
  /** The match that is shown, if one is. */
  readonly match?: string;
  readonly onHome: () => void;
}

export class Caught extends Component<Props, { readonly failure: Failure | null }> {
  override state: { readonly failure: Failure | null } = { failure: null };

  static getDerivedStateFromError(error: unknown) {
    return { failure: failureOf(error) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <FailedScreen why={failure} match={this.props.match} onHome={this.props.onHome} />;
  }
}
