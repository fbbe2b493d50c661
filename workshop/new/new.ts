import { newCompany } from './new-company.ts'

// `npm run new -- DIR`: a copy of this project for another company, with nothing in it that is ours alone (docs/new.md).

const [folder] = process.argv.slice(2)
const problem = newCompany(folder)
if (problem) console.error(problem)
else
  console.log(`${folder} is a company that has yet to say what it does. Next, in that folder:
  npm ci && npm run dev     its pages, following each change
  content/company.yaml      name, domain, addresses, hours, promises
  docs/new.md               what else is yours to fill, and which tests it has`)
process.exitCode = problem ? 1 : 0
