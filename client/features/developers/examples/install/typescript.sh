npm init --yes
npm pkg set type=module
npm install "$TRUEFORM_URL/trueform-client.tgz"
