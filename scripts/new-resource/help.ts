import { fieldHelp } from './read-field';
import { kinds } from './kinds';
import { viewNames } from './spec';

export const help = `npm run new:resource
  Asks for what a new resource needs and writes its four files.

npm run new:resource -- --name vehicles --field "plate:text" [more flags]
  Does the same without a question.

  --name              plural, in kebab-case: vehicles, safety-checks
  --one, --many       the words for one and for many, Spanish behind a slash: "vehicle/vehículo"
  --scope             client (below /clients/:clientId, the default), global, or agency
  --field             once for each field:
                      ${fieldHelp}
                      Kinds: ${Object.keys(kinds).join(', ')}. "?": the value may be missing.
                      Forms ask for every kind but date-time, which starts with now.
  --views             ${viewNames.join(',')} (the default: all of them; every list has its export)
  --flag              the feature flag; "none" for an area that needs none
  --permission        what its menu entry and its calls need
  --write-permission  needed besides to create, edit and delete
  --icon              a name of src/ui/layout/icons.tsx
  --help              this text

Nothing that exists is ever overwritten.
`;
