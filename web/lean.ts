/**
 * The library the page is drawn with, without what the table never asks of it. It comes as one piece that no bundler can take apart, and
 * would be a third of all that a first visit loads. Nothing is changed in what stays: functions that are only reached by way of what we do
 * not use lose their bodies, and the minifier drops what only those led to. Whoever comes to one all the same is told so, and a release
 * that names its parts otherwise stops the build.
 */
import type { Plugin } from 'vite';

/** By what would lead to them. */
const UNUSED = {
  'pages drawn by a server': [
    'accumulateOrCreateContinuousQueuedReplayableEvent',
    'attemptExplicitHydrationTarget',
    'attemptHydrationAtCurrentPriority',
    'attemptReplayContinuousQueuedEvent',
    'canHydrateHydrationBoundary',
    'canHydrateInstance',
    'canHydrateTextInstance',
    'clearHydrationBoundary',
    'commitActivityHydrationCallbacks',
    'getHydratableHoistableCache',
    'getNextHydratable',
    'getNextHydratableInstanceAfterHydrationBoundary',
    'hideOrUnhideDehydratedBoundary',
    'prepareToHydrateHostInstance',
    'queueIfContinuousEvent',
    'registerSuspenseInstanceRetry',
    'replayUnblockedEvents',
    'retryActivityComponentWithoutHydrating',
    'retryIfBlockedOn',
    'retrySuspenseComponentWithoutHydrating',
    'scheduleCallbackIfUnblocked',
    'scheduleReplayQueueIfNeeded',
    'updateDehydratedSuspenseComponent',
  ],
  ViewTransition: [
    'applyViewTransitionName',
    'applyViewTransitionToHostInstancesRecursive',
    'commitAfterMutationEffectsOnFiber',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'createMeasurement',
    'defaultOnDefaultTransitionIndicator',
    'getClassNameByType',
    'getViewTransitionName',
    'measureNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'queueTransitionTypes',
    'restoreViewTransitionName',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'startViewTransition',
  ],
  'styles and scripts as elements; html, head and body': [
    'acquireResource',
    'adoptPreloadPropsForScript',
    'adoptPreloadPropsForStylesheet',
    'commitHostSingletonAcquisition',
    'createHoistableInstance',
    'estimateBandwidth',
    'getResource',
    'insertStylesheet',
    'insertStylesheetIntoRoot',
    'preconnectAs',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
    'preloadResourceAndSuspendIfNeeded',
    'preloadStylesheet',
    'releaseSingletonInstance',
    'resolveSingletonInstance',
    'suspendResource',
  ],
  'a ref on a Fragment': [
    'collectClientRects',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    'findFragmentInstanceOrTextInstanceSiblings',
    'getFragmentInstanceOrTextInstanceSiblings',
    'schedulePendingIntersectionUnobserve',
    'scrollTextNodeIntoView',
    'setFocusIfFocusable',
    'traverseVisibleInstancesAndTextInstances',
    'validateDocumentPositionWithFiberTree',
  ],
  'actions of forms': [
    'TransitionAwareHostComponent',
    'dispatchActionState',
    'ensureFormComponentIsStateful',
    'handleActionReturnValue',
    'mountActionState',
    'onActionError',
    'onActionSuccess',
    'recursivelyResetForms',
    'rerenderActionState',
    'runActionStateAction',
    'startHostTransition',
    'updateActionStateImpl',
  ],
  'SuspenseList, Activity, elements of our own, a compiler, onBeforeInput, names of components in faults': [
    'cutOffTailIfNeeded',
    'describeFiber',
    'describeNativeComponentFrame',
    'getFallbackBeforeInputChars',
    'initSuspenseListRenderState',
    'setPropOnCustomElement',
    'updateActivityComponent',
    'updateSuspenseListComponent',
    'useMemoCache',
  ],
} as const;

/** Called at the table too, and with nothing to do there: what they give back then. */
const IDLE: { readonly [name: string]: string } = {
  clearIfContinuousEvent: '',
  commitExitViewTransitions: '',
  commitNestedViewTransitions: '',
  commitNewChildToFragmentInstances: '',
  commitSuspenseHydrationCallbacks: '',
  getNativeBeforeInputChars: '',
  isHostHoistableType: 'return !1',
  popHydrationState: 'return !1',
  preloadInstanceAndSuspendIfNeeded: '',
  restoreEnterOrExitViewTransitions: '',
  restoreNestedViewTransitions: '',
  restorePairedViewTransitions: '',
  waitForCommitToBeReady: 'return null',
};

const FILE = /\/react-dom-client\.production\.js$/;

export function lean(code: string): string {
  let left = code;
  for (const name of Object.values(UNUSED).flat()) left = withBody(left, name, 'leftOut()');
  for (const [name, body] of Object.entries(IDLE)) left = withBody(left, name, body);
  left = left.replace(/^FragmentInstance\.prototype\.\w+ = function[\s\S]*?^};$/gm, '');
  return `${left}\nfunction leftOut() { throw Error('This part is left out: see web/lean.ts'); }\n`;
}

/** Its functions stand at the margin, and end there. */
function withBody(code: string, name: string, body: string): string {
  const whole = new RegExp(`^function ${name}\\((?:.*\\}$|[\\s\\S]*?^\\}$)`, 'm');
  if (!whole.test(code)) throw new Error(`The library has no "${name}" any more: look at web/lean.ts.`);
  return code.replace(whole, `function ${name}() { ${body} }`);
}

export const leanReact = (): Plugin => ({
  name: 'lean-react',
  apply: 'build',
  transform: { filter: { id: FILE }, handler: (code) => ({ code: lean(code), map: null }) },
});
